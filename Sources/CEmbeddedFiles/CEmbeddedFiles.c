#include "CEmbeddedFiles.h"

#include <string.h>

// The files that a writer or an illustrator edits. `#embed` includes the bytes while compiling, and a
// change of a file compiles only this file. To add one, write its array here and its line in `files`,
// and exclude it from its target in Package.swift.

static const unsigned char Artwork_Symbols_packed_txt[] = {
#embed "../Artwork/Symbols/packed.txt"
};

static const unsigned char FlatplanCommands_Starters_adaptive_yaml[] = {
#embed "../FlatplanCommands/Starters/adaptive.yaml"
};
static const unsigned char FlatplanCommands_Starters_app_store_yaml[] = {
#embed "../FlatplanCommands/Starters/app-store.yaml"
};
static const unsigned char FlatplanCommands_Starters_cards_yaml[] = {
#embed "../FlatplanCommands/Starters/cards.yaml"
};
static const unsigned char FlatplanCommands_Starters_grid_yaml[] = {
#embed "../FlatplanCommands/Starters/grid.yaml"
};
static const unsigned char FlatplanCommands_Starters_list_yaml[] = {
#embed "../FlatplanCommands/Starters/list.yaml"
};
static const unsigned char FlatplanCommands_Starters_photos_yaml[] = {
#embed "../FlatplanCommands/Starters/photos.yaml"
};
static const unsigned char FlatplanCommands_Starters_waterfall_yaml[] = {
#embed "../FlatplanCommands/Starters/waterfall.yaml"
};

static const unsigned char LayoutSpec_Parts_templates_yaml[] = {
#embed "../LayoutSpec/Parts/templates.yaml"
};

static const unsigned char VisualDiff_Views_Page_frames_js[] = {
#embed "../VisualDiff/Views/Page/frames.js"
};
static const unsigned char VisualDiff_Views_Page_page_css[] = {
#embed "../VisualDiff/Views/Page/page.css"
};
static const unsigned char VisualDiff_Views_Page_report_js[] = {
#embed "../VisualDiff/Views/Page/report.js"
};
static const unsigned char VisualDiff_Views_Page_viewer_js[] = {
#embed "../VisualDiff/Views/Page/viewer.js"
};

// The package of the libraries for Swift files leaves out the preview.
#if __has_embed("../FlatplanPreview/Page/preview.html")
#define HAS_PREVIEW 1
static const unsigned char FlatplanPreview_Page_preview_css[] = {
#embed "../FlatplanPreview/Page/preview.css"
};
static const unsigned char FlatplanPreview_Page_preview_html[] = {
#embed "../FlatplanPreview/Page/preview.html"
};
static const unsigned char FlatplanPreview_Page_preview_js[] = {
#embed "../FlatplanPreview/Page/preview.js"
};
#endif

static const CEmbeddedFile files[] = {
  {"Artwork/Symbols/packed.txt", Artwork_Symbols_packed_txt, sizeof Artwork_Symbols_packed_txt},
  {"FlatplanCommands/Starters/adaptive.yaml", FlatplanCommands_Starters_adaptive_yaml, sizeof FlatplanCommands_Starters_adaptive_yaml},
  {"FlatplanCommands/Starters/app-store.yaml", FlatplanCommands_Starters_app_store_yaml, sizeof FlatplanCommands_Starters_app_store_yaml},
  {"FlatplanCommands/Starters/cards.yaml", FlatplanCommands_Starters_cards_yaml, sizeof FlatplanCommands_Starters_cards_yaml},
  {"FlatplanCommands/Starters/grid.yaml", FlatplanCommands_Starters_grid_yaml, sizeof FlatplanCommands_Starters_grid_yaml},
  {"FlatplanCommands/Starters/list.yaml", FlatplanCommands_Starters_list_yaml, sizeof FlatplanCommands_Starters_list_yaml},
  {"FlatplanCommands/Starters/photos.yaml", FlatplanCommands_Starters_photos_yaml, sizeof FlatplanCommands_Starters_photos_yaml},
  {"FlatplanCommands/Starters/waterfall.yaml", FlatplanCommands_Starters_waterfall_yaml, sizeof FlatplanCommands_Starters_waterfall_yaml},
  {"LayoutSpec/Parts/templates.yaml", LayoutSpec_Parts_templates_yaml, sizeof LayoutSpec_Parts_templates_yaml},
  {"VisualDiff/Views/Page/frames.js", VisualDiff_Views_Page_frames_js, sizeof VisualDiff_Views_Page_frames_js},
  {"VisualDiff/Views/Page/page.css", VisualDiff_Views_Page_page_css, sizeof VisualDiff_Views_Page_page_css},
  {"VisualDiff/Views/Page/report.js", VisualDiff_Views_Page_report_js, sizeof VisualDiff_Views_Page_report_js},
  {"VisualDiff/Views/Page/viewer.js", VisualDiff_Views_Page_viewer_js, sizeof VisualDiff_Views_Page_viewer_js},
#ifdef HAS_PREVIEW
  {"FlatplanPreview/Page/preview.css", FlatplanPreview_Page_preview_css, sizeof FlatplanPreview_Page_preview_css},
  {"FlatplanPreview/Page/preview.html", FlatplanPreview_Page_preview_html, sizeof FlatplanPreview_Page_preview_html},
  {"FlatplanPreview/Page/preview.js", FlatplanPreview_Page_preview_js, sizeof FlatplanPreview_Page_preview_js},
#endif
};

CEmbeddedFile embeddedFile(const char *path) {
  for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
    if (strcmp(files[index].path, path) == 0) return files[index];
  }
  return (CEmbeddedFile){"", (const unsigned char *)"", 0};
}
