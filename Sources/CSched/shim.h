// What Linux declares for programs that ask for GNU extensions, which a module of the system's headers
// does not: sched_getcpu(3), sched_setaffinity(2), pthread_attr_setaffinity_np(3).
#if defined(__linux__)
#include <pthread.h>
#include <sched.h>

int sched_getcpu(void);
int sched_getaffinity(pid_t pid, size_t size, cpu_set_t *set);
int sched_setaffinity(pid_t pid, size_t size, const cpu_set_t *set);
int pthread_attr_setaffinity_np(pthread_attr_t *attributes, size_t size, const cpu_set_t *set);
#endif
