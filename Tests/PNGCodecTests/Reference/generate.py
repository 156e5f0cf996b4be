#!/usr/bin/env python3
"""Writes pictures of every color type, bit depth, filter and interlacing beside itself, and the
pixels that libpng decodes from each, as RGBA not premultiplied (NAME.rgba). Needs libpng 1.6 as a
shared library."""
import ctypes, os, random, struct, zlib

WIDTH, HEIGHT = 13, 11
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def packed(samples, depth):
    bits = "".join(format(sample, f"0{depth}b") for sample in samples)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[at:at + 8], 2) for at in range(0, len(bits), 8))


def paeth(a, b, c):
    return min((abs(b - c), 0, a), (abs(a - c), 1, b), (abs(a + b - 2 * c), 2, c))[2]


def filtered(row, above, back, number):
    out = bytearray([number])
    for at, value in enumerate(row):
        a = row[at - back] if at >= back else 0
        b = above[at]
        c = above[at - back] if at >= back else 0
        out.append((value - [0, a, b, (a + b) // 2, paeth(a, b, c)][number]) & 255)
    return bytes(out)


def rows(pixels, depth, back, first):
    out, above = b"", None
    for y, line in enumerate(pixels):
        row = packed([sample for pixel in line for sample in pixel], depth)
        out += filtered(row, above or bytes(len(row)), back, (first + y) % 5)
        above = row
    return out


def png(color, depth, interlaced, transparent, seed):
    chance = random.Random(seed)
    channels = CHANNELS[color]
    colors = min(1 << depth, 200) if color == 3 else 1 << depth
    pixels = [[tuple(chance.randrange(colors) for _ in range(channels)) for _ in range(WIDTH)]
              for _ in range(HEIGHT)]
    back = max(1, channels * depth // 8)
    if interlaced:
        data = b""
        for number, (x0, y0, dx, dy) in enumerate(PASSES):
            part = [line[x0::dx] for line in pixels[y0::dy]]
            data += rows([line for line in part if line], depth, back, number)
    else:
        data = rows(pixels, depth, back, 0)
    out = b"\x89PNG\r\n\x1a\n"
    out += chunk(b"IHDR", struct.pack(">IIBBBBB", WIDTH, HEIGHT, depth, color, 0, 0, interlaced))
    out += chunk(b"tEXt", b"Comment\0skipped")
    if color == 3:
        out += chunk(b"PLTE", bytes(chance.randrange(256) for _ in range(3 * colors)))
        if transparent:
            out += chunk(b"tRNS", bytes(chance.randrange(256) for _ in range(colors // 2)))
    elif transparent:
        out += chunk(b"tRNS", struct.pack(f">{channels}H", *pixels[5][5]))
    out += chunk(b"pHYs", struct.pack(">IIB", 5669, 5669, 1))
    compressed = zlib.compress(data)
    for at in range(0, len(compressed), 100):
        out += chunk(b"IDAT", compressed[at:at + 100])
    return out + chunk(b"tEXt", b"Comment\0after") + chunk(b"IEND", b"")


class Image(ctypes.Structure):
    _fields_ = [("opaque", ctypes.c_void_p), ("version", ctypes.c_uint32),
                ("width", ctypes.c_uint32), ("height", ctypes.c_uint32),
                ("format", ctypes.c_uint32), ("flags", ctypes.c_uint32),
                ("colormap_entries", ctypes.c_uint32), ("warning_or_error", ctypes.c_uint32),
                ("message", ctypes.c_char * 64)]


def reference(data):
    library = ctypes.CDLL("libpng16.so.16")
    image = Image(version=1)
    assert library.png_image_begin_read_from_memory(ctypes.byref(image), data, ctypes.c_size_t(len(data)))
    image.format, image.flags = 3, image.flags | 4  # RGBA; 16-bit samples are sRGB, like 8-bit ones
    out = ctypes.create_string_buffer(image.width * image.height * 4)
    assert library.png_image_finish_read(ctypes.byref(image), None, out, 0, None), image.message
    return out.raw


if __name__ == "__main__":
    here = os.path.dirname(os.path.abspath(__file__))
    names = {0: "grey", 2: "rgb", 3: "palette", 4: "grey-alpha", 6: "rgba"}
    seed = 0
    for color, depths in {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}.items():
        for depth in depths:
            for interlaced in (0, 1):
                for transparent in ((0, 1) if color < 4 else (0,)):
                    seed += 1
                    name = f"{names[color]}-{depth}" + "-interlaced" * interlaced + "-transparent" * transparent
                    data = png(color, depth, interlaced, transparent, seed)
                    open(f"{here}/{name}.png", "wb").write(data)
                    # libpng 1.6.39 corrupts interlaced 16-bit files read as 8 bits, so decode the non-interlaced twin.
                    twin = png(color, depth, 0, transparent, seed) if depth == 16 else data
                    open(f"{here}/{name}.rgba", "wb").write(reference(twin))
