#ifndef RIVAL_LAYOUTS_H
#define RIVAL_LAYOUTS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A flexbox tree that says what one of the synthetic layouts says, as far as flexbox can say it.
typedef struct FlexboxTree FlexboxTree;

/// Whether the other engine was there when this was built.
bool flexboxIsPresent(void);
/// Makes a tree by the workload's name and N; NULL where the engine is not present or knows no such name.
FlexboxTree *flexboxMake(const char *workload, int32_t size);
/// Number of nodes.
int32_t flexboxCount(const FlexboxTree *tree);
/// Lays out for a root size in points and reads back every node's rectangle; the sum of what was read.
double flexboxLayOut(FlexboxTree *tree, float width, float height);
/// Calls of malloc, calloc and realloc since the program started; 0 where they cannot be counted.
long allocationCount(void);
/// Bytes that the C library has handed out and not got back; 0 where it does not say.
long allocatedBytes(void);
/// Puts a leaf into the middle of what the tree repeats: a row of "rows", a stack of "stacks".
void flexboxInsert(FlexboxTree *tree);
/// Takes the leaf out again that was put in last, and frees it.
void flexboxTakeOut(FlexboxTree *tree);
/// Frees a tree.
void flexboxFree(FlexboxTree *tree);

#ifdef __cplusplus
}
#endif
#endif
