/// One plain interface over other constraint solvers, for measuring them beside ours.
///
/// A solver whose headers the user does not have compiles to a function that returns NULL.
#ifndef RIVAL_SOLVERS_H
#define RIVAL_SOLVERS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

/// How large a workload is.
typedef struct RivalSizes {
  int32_t variables;
  int32_t constraints;
  int32_t leaves;
  int32_t churned;
} RivalSizes;

/// The root's width and height, which are edited.
typedef struct RivalEdits {
  int32_t widthVariable, heightVariable;
  double width, height;
  double weight;
  /// Whether they are added after the constraints.
  bool last;
} RivalEdits;

/// A workload as flat data; the pointers are read during `prepare` only.
typedef struct RivalStream {
  RivalSizes sizes;
  RivalEdits edits;
  /// By constraint: -1 at most zero, 0 zero, 1 at least zero.
  const int8_t *relation;
  /// By constraint: its weight; negative for required.
  const double *weight;
  /// By constraint: what is added to its terms.
  const double *constant;
  /// By constraint: its first term; one more entry at the end.
  const int32_t *start;
  /// By term.
  const int32_t *variable;
  /// By term.
  const double *coefficient;
  /// By leaf: the constraint of its hug, which that of its compress follows.
  const int32_t *leaf;
  /// By leaf: the constant that both get.
  const double *leafConstant;
  /// The constraints that are removed and added again.
  const int32_t *churn;
} RivalStream;

/// How an exchange of rows ended.
typedef enum RivalOutcome : int32_t {
  RivalOutcomeDone,
  /// The solver refused a row.
  RivalOutcomeRefused,
  /// Its time was over before all rows were in.
  RivalOutcomeLate,
} RivalOutcome;

/// What a solver can be asked to do; every function that returns a bool says whether it could.
typedef struct RivalSolver {
  const char *name;
  /// Makes whatever objects a solver wants before the clock starts.
  void *_Nonnull (*_Nonnull prepare)(const RivalStream *stream);
  /// Makes the solver, adds the edits and all constraints one by one, and updates all values.
  bool (*build)(void *trial);
  /// Suggests a root width and updates all values.
  bool (*resize)(void *trial, double width);
  /// Removes a leaf's two constraints, adds both with another constant, and updates all values.
  bool (*leaf)(void *trial, int32_t index);
  /// Removes all churn constraints, adds them again, and updates all values.
  bool (*churn)(void *trial);
  /// Makes the solver without a row; NULL where `exchange` is.
  void (*_Nullable begin)(void *trial);
  /// Removes rows, adds rows and updates all values; no row is begun after so many seconds. NULL for a solver that
  /// is not asked for it.
  RivalOutcome (*_Nullable exchange)(
      void *trial, const int32_t *removed, int32_t removedCount, const int32_t *added,
      int32_t addedCount, double seconds);
  /// The value of a variable after the last update.
  double (*value)(void *trial, int32_t variable);
  /// Ends a trial.
  void (*destroy)(void *trial);
} RivalSolver;

/// kiwi (C++), or NULL where its headers are absent.
const RivalSolver *_Nullable rivalKiwi(void);

/// amoeba (C), or NULL where its header is absent.
const RivalSolver *_Nullable rivalAmoeba(void);

/// Calls a solver's `prepare` with a stream made of the caller's arrays.
static inline void *rivalPrepare(
    const RivalSolver *solver, RivalSizes sizes, RivalEdits edits, const int8_t *relation,
    const double *weight, const double *constant, const int32_t *start, const int32_t *variable,
    const double *coefficient, const int32_t *leaf, const double *leafConstant,
    const int32_t *churn) {
  RivalStream stream = {sizes,    edits,       relation, weight,       constant, start,
                        variable, coefficient, leaf,     leafConstant, churn};
  return solver->prepare(&stream);
}

/// Bytes that the C allocator has handed out and not got back; -1 where it does not say.
int64_t allocatedBytes(void);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif

#endif
