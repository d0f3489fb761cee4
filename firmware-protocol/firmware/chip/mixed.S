; uint32_t mixed(uint32_t word, uint8_t first, uint8_t second, uint8_t third) of core/mixed.h.
; As avr-gcc calls: the word in r25:r22, lowest byte in r22, then r20, r18, r16. Free to use: r18 to r27, r30, r31.

.section .text.mixed, "ax", @progbits
.global mixed
mixed:
	movw r26, r22
	movw r30, r24
	mov r19, r16
	rcall turn_and_add
	mov r19, r18
	rcall turn_and_add
	mov r19, r20
	rjmp turn

; r25:r22 turned right by r19, and the word added without carry.
turn_and_add:
	rcall turn
	eor r22, r26
	eor r23, r27
	eor r24, r30
	eor r25, r31
	ret

; r25:r22 turned right by r19: whole bytes first, the rest to whichever side is nearer.
turn:
	cpi r19, 5
	brlt rest
	mov r21, r22
	mov r22, r23
	mov r23, r24
	mov r24, r25
	mov r25, r21
	subi r19, 8
	rjmp turn
rest:
	tst r19
	breq turned
	brmi left
right:
	bst r22, 0
	ror r25
	ror r24
	ror r23
	ror r22
	bld r25, 7
	dec r19
	brne right
turned:
	ret
left:
	lsl r22
	rol r23
	rol r24
	rol r25
	adc r22, r1
	inc r19
	brne left
	ret
