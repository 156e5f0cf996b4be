// A lower bound for the time of comparing two PNGs: both files are read, inflated and unfiltered in parallel,
// rows are compared as bytes, and pixels whose YIQ distance exceeds a threshold are counted. The files must be
// 8-bit RGBA, not interlaced, and of the same size; antialiased pixels count like any others.
#include <fcntl.h>
#include <libdeflate.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct {
  const char *path;
  uint32_t width, height;
  uint8_t *rows;  // Each row follows its filter type.
} Picture;

static uint32_t big(const uint8_t *p) { return p[0] << 24 | p[1] << 16 | p[2] << 8 | p[3]; }

#ifdef __SSE2__
#include <emmintrin.h>

static __m128i load(const uint8_t *p) {
  int pixel;
  memcpy(&pixel, p, 4);
  return _mm_unpacklo_epi8(_mm_cvtsi32_si128(pixel), _mm_setzero_si128());
}

static __m128i size(__m128i v) { return _mm_max_epi16(v, _mm_sub_epi16(_mm_setzero_si128(), v)); }

static __m128i choose(__m128i mask, __m128i yes, __m128i no) {
  return _mm_or_si128(_mm_and_si128(mask, yes), _mm_andnot_si128(mask, no));
}

// The Paeth filter (type 4) on the four samples of a pixel at once.
static void add_nearest(uint8_t *row, const uint8_t *above, size_t length) {
  __m128i left = _mm_setzero_si128(), corner = left;
  for (size_t i = 0; i < length; i += 4) {
    __m128i up = load(above + i), a = _mm_sub_epi16(up, corner), b = _mm_sub_epi16(left, corner);
    __m128i c = size(_mm_add_epi16(a, b));
    a = size(a), b = size(b);
    __m128i least = _mm_min_epi16(c, _mm_min_epi16(a, b));
    __m128i guess = choose(_mm_cmpeq_epi16(least, b), up, corner);
    guess = choose(_mm_cmpeq_epi16(least, a), left, guess);
    left = _mm_add_epi8(load(row + i), guess), corner = up;
    int pixel = _mm_cvtsi128_si32(_mm_packus_epi16(left, left));
    memcpy(row + i, &pixel, 4);
  }
}
#else
static int nearest(int left, int up, int corner) {
  int a = abs(up - corner), b = abs(left - corner), c = abs(left + up - 2 * corner);
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

static void add_nearest(uint8_t *row, const uint8_t *above, size_t length) {
  for (size_t i = 0; i < 4; i++) row[i] += above[i];
  for (size_t i = 4; i < length; i++) row[i] += nearest(row[i - 4], above[i], above[i - 4]);
}
#endif

static void unfilter(uint8_t *row, const uint8_t *above, size_t length) {
  static const uint8_t none[1 << 16];
  if (!above) above = none;
  switch (row[-1]) {
    case 1:
      for (size_t i = 4; i < length; i++) row[i] += row[i - 4];
      break;
    case 2:
      for (size_t i = 0; i < length; i++) row[i] += above[i];
      break;
    case 3:
      for (size_t i = 0; i < 4; i++) row[i] += above[i] / 2;
      for (size_t i = 4; i < length; i++) row[i] += (row[i - 4] + above[i]) / 2;
      break;
    case 4:
      add_nearest(row, above, length);
  }
}

static void *decode(void *argument) {
  Picture *picture = argument;
  int file = open(picture->path, O_RDONLY);
  struct stat stat;
  if (file < 0 || fstat(file, &stat)) exit(3);
  const uint8_t *bytes = mmap(NULL, stat.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  picture->width = big(bytes + 16), picture->height = big(bytes + 20);
  uint8_t *joined = malloc(stat.st_size);
  size_t count = 0;
  for (const uint8_t *p = bytes + 8; memcmp(p + 4, "IEND", 4); p += 12 + big(p))
    if (!memcmp(p + 4, "IDAT", 4)) memcpy(joined + count, p + 8, big(p)), count += big(p);
  size_t stride = 1 + 4 * (size_t)picture->width;
  picture->rows = malloc(stride * picture->height);
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  if (libdeflate_zlib_decompress(inflater, joined, count, picture->rows, stride * picture->height, NULL))
    exit(1);
  for (uint32_t y = 0; y < picture->height; y++) {
    uint8_t *row = picture->rows + y * stride + 1;
    if (row[-1]) unfilter(row, y ? row - stride : NULL, stride - 1);
  }
  return NULL;
}

static double distance(const uint8_t *p, const uint8_t *q) {
  double d[3];
  for (int i = 0; i < 3; i++)
    d[i] = (255 + (p[i] - 255) * p[3] / 255.0) - (255 + (q[i] - 255) * q[3] / 255.0);
  double y = .29889531 * d[0] + .58662247 * d[1] + .11448223 * d[2];
  double i = .59597799 * d[0] - .27417610 * d[1] - .32180189 * d[2];
  double q2 = .21147017 * d[0] - .52261711 * d[1] + .31114694 * d[2];
  return .5053 * y * y + .299 * i * i + .1957 * q2 * q2;
}

int main(int count, char **arguments) {
  if (count != 3) return 2;
  Picture one = {arguments[1]}, two = {arguments[2]};
  pthread_t thread;
  pthread_create(&thread, NULL, decode, &one);
  decode(&two);
  pthread_join(thread, NULL);
  size_t different = 0, stride = 1 + 4 * (size_t)one.width;
  for (uint32_t y = 0; y < one.height; y++) {
    const uint8_t *p = one.rows + y * stride + 1, *q = two.rows + y * stride + 1;
    if (!memcmp(p, q, stride - 1)) continue;
    for (uint32_t x = 0; x < one.width; x++)
      if (memcmp(p + 4 * x, q + 4 * x, 4) && distance(p + 4 * x, q + 4 * x) > 352.15) different++;
  }
  printf("%zu\n", different);
}
