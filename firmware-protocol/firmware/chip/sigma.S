; uint32_t sigma(uint32_t word, uint8_t first, uint8_t second, uint8_t third) of core/sha256.c.
; avr-gcc ABI: the word is in r25:r22 (lowest byte in r22), then r20, r18, r16. Call-clobbered: r18 to r27, r30, r31.

.section .text.sigma, "ax", @progbits
.global sigma
sigma:
	movw r26, r22
	movw r30, r24
	mov r19, r16
	rcall rotate_and_add
	mov r19, r18
	rcall rotate_and_add
	mov r19, r20
	rjmp rotate

; Rotates r25:r22 right by r19 and XORs the original word.
rotate_and_add:
	rcall rotate
	eor r22, r26
	eor r23, r27
	eor r24, r30
	eor r25, r31
	ret

; Rotates r25:r22 right by r19: whole bytes first, then bit by bit in the shorter direction.
rotate:
	cpi r19, 5
	brlt rest
	mov r21, r22
	mov r22, r23
	mov r23, r24
	mov r24, r25
	mov r25, r21
	subi r19, 8
	rjmp rotate
rest:
	tst r19
	breq rotated
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
rotated:
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
