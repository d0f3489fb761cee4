#ifndef COMPILER_H
#define COMPILER_H

/** Kept a function of its own, so that what it needs of the stack is there only while it runs, or its code only once. */
#define APART __attribute__((noinline))

#endif
