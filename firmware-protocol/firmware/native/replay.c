/* Replays the corpus, one file per argument, without a fuzzer. */
#include <stdint.h>
#include <stdio.h>

#define MOST 65536

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int main(int count, char **files)
{
	static uint8_t history[MOST];
	for (int i = 1; i < count; i++) {
		FILE *file = fopen(files[i], "rb");
		if (file == NULL) {
			perror(files[i]);
			return 2;
		}
		LLVMFuzzerTestOneInput(history, fread(history, 1, MOST, file));
		fclose(file);
	}
	printf("%d\n", count - 1);
	return 0;
}
