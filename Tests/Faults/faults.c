// Makes one system call of a program fail, or records all calls that change files.
//
// Preloaded by Tests/Faults/run. FAULT names a kind of call (write, rename, read, open, fsync,
// surface) and NUMBER says which call of that kind fails, from 1. COUNT is a file that receives the
// number of calls of the kind. LOG is a file that receives one line per call that changes files.
// Only calls on files below the folder in ROOT count, because loading fonts and libraries reads
// files as well.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int (*real_open)(const char *, int, ...);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_read)(int, void *, size_t);
static int (*real_rename)(const char *, const char *);
static int (*real_unlink)(const char *);
static int (*real_fsync)(int);
static void *(*real_surface)(int, int, int);
static const char *root;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static long count, chosen;
static const char *kind;
static int journal = -1;

static void find(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  void find_all(void);
  pthread_once(&once, find_all);
}

void find_all(void) {
  real_open = dlsym(RTLD_NEXT, "open");
  real_write = dlsym(RTLD_NEXT, "write");
  real_read = dlsym(RTLD_NEXT, "read");
  real_rename = dlsym(RTLD_NEXT, "rename");
  real_unlink = dlsym(RTLD_NEXT, "unlink");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_surface = dlsym(RTLD_NEXT, "cairo_image_surface_create");
  root = getenv("ROOT");
  kind = getenv("FAULT");
  const char *number = getenv("NUMBER");
  chosen = number ? atol(number) : 0;
  const char *log = getenv("LOG");
  if (log && real_open) journal = real_open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static int below(const char *path) {
  char full[PATH_MAX], folder[PATH_MAX];
  if (!root || !path) return 0;
  if (path[0] != '/' && getcwd(folder, sizeof folder)) {
    snprintf(full, sizeof full, "%s/%s", folder, path);
    path = full;
  }
  return strncmp(path, root, strlen(root)) == 0;
}

// The path of an open file, if it is below the root.
static int below_open(int file, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return below(path);
}

static int fails(const char *call) {
  int answer = 0;
  if (!kind || strcmp(kind, call) != 0) return 0;
  pthread_mutex_lock(&mutex);
  count += 1;
  answer = count == chosen;
  pthread_mutex_unlock(&mutex);
  return answer;
}

static void record(const char *format, ...) {
  char line[3 * PATH_MAX];
  va_list values;
  if (journal < 0) return;
  va_start(values, format);
  int length = vsnprintf(line, sizeof line, format, values);
  va_end(values);
  pthread_mutex_lock(&mutex);
  if (length > 0) (void)!real_write(journal, line, length);
  pthread_mutex_unlock(&mutex);
}

int open(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & O_CREAT) {
    va_list values;
    va_start(values, flags);
    mode = va_arg(values, mode_t);
    va_end(values);
  }
  find();
  if (below(path) && fails("open")) {
    errno = EMFILE;
    return -1;
  }
  int file = real_open(path, flags, mode);
  char full[PATH_MAX];
  if (file >= 0 && (flags & O_CREAT) && below_open(file, full)) record("create\t%s\n", full);
  return file;
}

int open64(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & O_CREAT) {
    va_list values;
    va_start(values, flags);
    mode = va_arg(values, mode_t);
    va_end(values);
  }
  return open(path, flags, mode);
}

ssize_t write(int file, const void *bytes, size_t size) {
  char path[PATH_MAX];
  find();
  int is_below = (kind || journal >= 0) && file > 2 && below_open(file, path);
  if (is_below && fails("write")) {
    errno = ENOSPC;
    return -1;
  }
  ssize_t done = real_write(file, bytes, size);
  if (is_below && done > 0 && journal >= 0) {
    char *hex = malloc(2 * done + 1);
    for (ssize_t index = 0; hex && index < done; index++)
      sprintf(hex + 2 * index, "%02x", ((const unsigned char *)bytes)[index]);
    if (hex) {
      pthread_mutex_lock(&mutex);
      dprintf(journal, "write\t%s\t%s\n", path, hex);
      pthread_mutex_unlock(&mutex);
      free(hex);
    }
  }
  return done;
}

ssize_t read(int file, void *bytes, size_t size) {
  char path[PATH_MAX];
  find();
  if (kind && file > 2 && below_open(file, path) && fails("read")) {
    errno = EIO;
    return -1;
  }
  return real_read(file, bytes, size);
}

int rename(const char *old, const char *new) {
  find();
  if (below(new) && fails("rename")) {
    errno = EIO;
    return -1;
  }
  int answer = real_rename(old, new);
  if (answer == 0 && below(new)) record("rename\t%s\t%s\n", old, new);
  return answer;
}

int unlink(const char *path) {
  find();
  int answer = real_unlink(path);
  if (answer == 0 && below(path)) record("unlink\t%s\n", path);
  return answer;
}

int fsync(int file) {
  char path[PATH_MAX];
  find();
  int is_below = below_open(file, path);
  if (is_below && fails("fsync")) {
    errno = EIO;
    return -1;
  }
  int answer = real_fsync(file);
  if (is_below) record("fsync\t%s\n", path);
  return answer;
}

void *cairo_image_surface_create(int format, int width, int height) {
  find();
  // A surface of an invalid size is one in an error state, as after a failed allocation.
  if (fails("surface")) return real_surface(format, -1, -1);
  return real_surface(format, width, height);
}

__attribute__((destructor)) static void finish(void) {
  const char *path = getenv("COUNT");
  if (!path || !kind) return;
  find();
  int file = real_open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (file >= 0) dprintf(file, "%ld\n", count);
}
