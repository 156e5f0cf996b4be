// Draws the scene in bands of 128 rows and encodes each band immediately. Pixels equal to their left or
// upper neighbor become matches and all other bytes literals, in deflate's fixed Huffman code.
// Usage: banded WIDTH SCALE OUT.png
#include <libdeflate.h>
#include "bare.h"

static unsigned char *out;
static size_t used, room;
static unsigned long long bits;
static int bit_count;

static void put(unsigned value, int count) {
  bits |= (unsigned long long)value << bit_count;
  if ((bit_count += count) < 32) return;
  memcpy(out + used, &bits, 4);
  used += 4, bits >>= 32, bit_count -= 32;
}

static unsigned reversed(unsigned code, int count) {
  unsigned result = 0;
  while (count--) result = result << 1 | (code & 1), code >>= 1;
  return result;
}

static unsigned short codes[288];
static unsigned char lengths[288], symbol_of[259], extra_of[259];
static unsigned short base_of[259];

static void make_codes(void) {
  for (int i = 0; i < 288; i++) {
    lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
    unsigned code = i < 144 ? 0x30 + i : i < 256 ? 0x190 + i - 144 : i < 280 ? i - 256 : 0xC0 + i - 280;
    codes[i] = reversed(code, lengths[i]);
  }
  int length = 3;
  for (int i = 0; i < 28; i++) {
    int extra = i < 8 ? 0 : i / 4 - 1;
    for (int k = 0; k < 1 << extra && length < 258; k++, length++)
      symbol_of[length] = i, extra_of[length] = extra, base_of[length] = length - k;
  }
  symbol_of[258] = 28, extra_of[258] = 0, base_of[258] = 258;
}

static void put_run(int length, int distance) {
  while (length > 0) {
    int piece = length > 258 ? (length - 258 < 3 ? 255 : 258) : length;
    int symbol = 257 + symbol_of[piece];
    put(codes[symbol], lengths[symbol]);
    put(piece - base_of[piece], extra_of[piece]);
    int far = distance - 1;
    if (far < 4) {
      put(reversed(far, 5), 5);
    } else {
      int k = 31 - __builtin_clz(far), extra = k - 1;
      put(reversed(2 * k + (far >> extra & 1), 5), 5);
      put(far & ((1 << extra) - 1), extra);
    }
    length -= piece;
  }
}

static int same(const unsigned char *p, const unsigned char *q, int most) {
  int n = 0;
  for (; n + 8 <= most; n += 8) {
    unsigned long long one, two;
    memcpy(&one, p + n, 8), memcpy(&two, q + n, 8);
    if (one != two) return n + __builtin_ctzll(one ^ two) / 8;
  }
  while (n < most && p[n] == q[n]) n++;
  return n;
}

static void big(unsigned char *p, unsigned value) {
  p[0] = value >> 24, p[1] = value >> 16, p[2] = value >> 8, p[3] = value;
}

static void chunk(FILE *file, const char *type, const unsigned char *data, size_t count) {
  unsigned char head[8], tail[4];
  big(head, (unsigned)count);
  memcpy(head + 4, type, 4);
  unsigned sum = libdeflate_crc32(libdeflate_crc32(0, head + 4, 4), data, count);
  big(tail, sum);
  fwrite(head, 1, 8, file), fwrite(data, 1, count, file), fwrite(tail, 1, 4, file);
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  Scene scene = scene_of(atof(argv[1]), atof(argv[2]));
  int width = scene.width * scene.scale, height = scene.height * scene.scale, band = 128;
  FILE *file = fopen(argv[3], "wb");
  if (!file) return 3;
  unsigned char header[13] = {[8] = 8, [9] = 2};
  big(header, width), big(header + 4, height);
  fwrite("\x89PNG\r\n\x1a\n", 1, 8, file);
  chunk(file, "IHDR", header, 13);
  make_codes();
  size_t row = 1 + 3 * (size_t)width;
  room = row * band * 2 + 1024, out = malloc(room);
  unsigned char *rows = calloc(band + 1, row);
  unsigned sum = 1;
  put(0x78, 8), put(0x01, 8);
  put(1, 1), put(1, 2);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, band);
  int stride = cairo_image_surface_get_stride(surface);
  for (int top = 0; top < height; top += band) {
    int count = height - top < band ? height - top : band;
    cairo_t *cr = cairo_create(surface);
    cairo_translate(cr, 0, -top);
    cairo_scale(cr, scene.scale, scene.scale);
    draw(cr, &scene, top / scene.scale, (top + count) / scene.scale);
    cairo_destroy(cr);
    cairo_surface_flush(surface);
    const unsigned char *data = cairo_image_surface_get_data(surface);
    for (int y = 0; y < count; y++) {
      unsigned char *line = rows + (y + 1) * row;
      const unsigned *pixels = (const unsigned *)(data + (size_t)y * stride);
      for (int x = 0; x < width; x++)
        line[1 + 3 * x] = pixels[x] >> 16, line[2 + 3 * x] = pixels[x] >> 8, line[3 + 3 * x] = pixels[x];
      int has_above = (top || y) && row <= 32768;
      for (size_t p = 0; p < row;) {
        int above = has_above ? same(line + p, line + p - row, row - p) : 0;
        int left = p > 3 ? same(line + p, line + p - 3, row - p) : 0;
        if (above >= 3 && above >= left) {
          put_run(above, row), p += above;
        } else if (left >= 3) {
          put_run(left, 3), p += left;
        } else {
          put(codes[line[p]], lengths[line[p]]), p++;
        }
      }
      sum = libdeflate_adler32(sum, line, row);
    }
    memcpy(rows, rows + count * row, row);
    if (top + band < height) chunk(file, "IDAT", out, used), used = 0;
  }
  put(codes[256], lengths[256]);
  for (; bit_count > 0; bit_count -= 8, bits >>= 8) out[used++] = bits & 255;
  big(out + used, sum), used += 4;
  chunk(file, "IDAT", out, used);
  chunk(file, "IEND", NULL, 0);
  return fclose(file) != 0;
}
