#ifndef CEMBEDDEDFILES_H
#define CEMBEDDEDFILES_H

#include <stddef.h>

/// A file of the source folder as part of the program.
typedef struct {
  /// The path, relative to `Sources`.
  const char *_Nonnull path;
  const unsigned char *_Nonnull bytes;
  size_t count;
} CEmbeddedFile;

/// Returns the file with a path; its path is empty if there is none.
CEmbeddedFile embeddedFile(const char *_Nonnull path);

#endif
