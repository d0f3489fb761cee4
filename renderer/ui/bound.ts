import type { Component } from 'svelte';

/** A component that has been given some of its properties for good: those of one game. */
export function bound<Given extends object, Rest extends object>(Whole: Component<Given & Rest>, given: Given): Component<Rest> {
  // What is given stands before the properties that come, which stay live: they are read through, never copied.
  return (internals, rest) => Whole(internals, Object.create(rest, Object.getOwnPropertyDescriptors(given)) as Given & Rest);
}
