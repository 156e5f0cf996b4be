// Reads and writes WebP.
#include <webp/decode.h>
#include <webp/encode.h>
