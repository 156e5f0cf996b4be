// The scene of cells.yaml, drawn directly with Cairo and Pango. Shared by the programs that write it as a PNG.
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { sections = 8, cells = 48, inset = 16, gap = 8, cell_height = 56 };

typedef struct {
  double width, height, scale;
  int columns;
  PangoLayout *labels[cells], *badges[9];
} Scene;

static double section_height(const Scene *scene) {
  int rows = (cells + scene->columns - 1) / scene->columns;
  return 2 * inset + rows * cell_height + (rows - 1) * gap;
}

static Scene scene_of(double width, double scale) {
  Scene scene = {.width = width, .scale = scale};
  scene.columns = width >= 1000 ? 12 : width >= 600 ? 8 : 4;
  scene.height = sections * section_height(&scene);
  return scene;
}

static void color(cairo_t *cr, unsigned rgb) {
  cairo_set_source_rgb(cr, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}

static void rounded(cairo_t *cr, double x, double y, double w, double h, double r) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(cr, x + r, y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path(cr);
}

// Every distinct text is shaped once.
static void text(cairo_t *cr, PangoLayout *layout, double x, double y, unsigned rgb) {
  PangoRectangle box;
  pango_layout_get_extents(layout, NULL, &box);
  color(cr, rgb);
  cairo_move_to(cr, x - box.width / 2.0 / PANGO_SCALE, y - box.height / 2.0 / PANGO_SCALE);
  pango_cairo_show_layout(cr, layout);
}

static PangoLayout *layout_of(cairo_t *cr, const char *font, double size, const char *format, int number) {
  PangoLayout *layout = pango_cairo_create_layout(cr);
  PangoFontDescription *description = pango_font_description_from_string(font);
  pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, description);
  pango_font_description_free(description);
  char string[32];
  snprintf(string, sizeof string, format, number);
  pango_layout_set_text(layout, string, -1);
  return layout;
}

// Draws the part of the scene between two heights in points.
static void draw(cairo_t *cr, Scene *scene, double top, double bottom) {
  if (!scene->labels[0]) {
    for (int i = 0; i < cells; i++) scene->labels[i] = layout_of(cr, "Inter", 12, "Cell %d", i + 1);
    for (int i = 0; i < 9; i++) scene->badges[i] = layout_of(cr, "Inter Semi-Bold", 11, "%d", i + 1);
  }
  color(cr, 0xffffff);
  cairo_paint(cr);
  double height = section_height(scene);
  double width = (scene->width - 2 * inset - (scene->columns - 1) * gap) / scene->columns;
  for (int s = 0; s < sections; s++) {
    double y = s * height;
    if (y > bottom || y + height < top) continue;
    rounded(cr, 6, y + 6, scene->width - 12, height - 12, 12);
    color(cr, 0xe8eefc);
    cairo_fill(cr);
    for (int i = 0; i < cells; i++) {
      double cx = inset + i % scene->columns * (width + gap);
      double cy = y + inset + i / scene->columns * (cell_height + gap);
      if (cy - 8 > bottom || cy + cell_height + 8 < top) continue;
      rounded(cr, cx + 0.5, cy + 0.5, width - 1, cell_height - 1, 7.5);
      color(cr, 0xf2f2f7);
      cairo_fill_preserve(cr);
      color(cr, 0xd1d1d6);
      cairo_set_line_width(cr, 1);
      cairo_stroke(cr);
      text(cr, scene->labels[i], cx + width / 2, cy + cell_height / 2.0, 0x1c1c1e);
      rounded(cr, cx + width - 16, cy - 4, 20, 20, 10);
      color(cr, 0xc0271e);
      cairo_fill(cr);
      text(cr, scene->badges[i % 9], cx + width - 6, cy + 6, 0xffffff);
    }
  }
}
