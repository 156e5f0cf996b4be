// Reads WebP.
#include <webp/decode.h>
