#include <stddef.h>
#include <stdint.h>

// Runs until the time is over or something breaks; takes the arguments of a program out of those given.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*one)(const uint8_t *data, size_t size));
