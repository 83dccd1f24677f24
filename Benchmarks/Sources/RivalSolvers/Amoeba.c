#include "RivalSolvers.h"

#include <stdlib.h>
#include <string.h>

#if __has_include(<amoeba.h>)
// Its assertions are for debugging and would be measured; its default number is a float.
#define NDEBUG
#define AM_STATIC_API
#define AM_USE_DOUBLE
#include <amoeba.h>

/// Variables and constraints belong to a solver, so that the solver is made ahead as well.
typedef struct Trial {
  am_Solver *solver;
  am_Num *values;
  am_Id *variables;
  am_Constraint **constraints;
  am_Constraint **edited;
  int32_t *leaf;
  int32_t *churn;
  RivalSizes sizes;
  RivalEdits edits;
} Trial;

static am_Constraint *makeConstraint(
    const Trial *trial, const RivalStream *stream, int32_t index, double constant) {
  double weight = stream->weight[index];
  am_Constraint *made = am_newconstraint(trial->solver, weight < 0 ? AM_REQUIRED : weight);
  for (int32_t term = stream->start[index]; term < stream->start[index + 1]; ++term)
    am_addterm(made, trial->variables[stream->variable[term]], stream->coefficient[term]);
  int8_t relation = stream->relation[index];
  am_setrelation(made, relation < 0 ? AM_LESSEQUAL : relation > 0 ? AM_GREATEQUAL : AM_EQUAL);
  // What is added after the relation stands on its other side.
  am_addconstant(made, -constant);
  return made;
}

static void *copied(const void *source, int32_t count, size_t size) {
  void *copy = malloc((size_t)count * size + 1);
  memcpy(copy, source, (size_t)count * size);
  return copy;
}

static void *prepare(const RivalStream *stream) {
  Trial *trial = calloc(1, sizeof(Trial));
  RivalSizes sizes = trial->sizes = stream->sizes;
  trial->edits = stream->edits;
  trial->solver = am_newsolver(NULL, NULL);
  trial->values = calloc((size_t)sizes.variables, sizeof(am_Num));
  trial->variables = calloc((size_t)sizes.variables, sizeof(am_Id));
  for (int32_t index = 0; index < sizes.variables; ++index)
    trial->variables[index] = am_newvariable(trial->solver, &trial->values[index]);
  trial->constraints = calloc((size_t)sizes.constraints, sizeof(am_Constraint *));
  for (int32_t index = 0; index < sizes.constraints; ++index)
    trial->constraints[index] = makeConstraint(trial, stream, index, stream->constant[index]);
  trial->edited = calloc(2 * (size_t)sizes.leaves + 1, sizeof(am_Constraint *));
  for (int32_t index = 0; index < 2 * sizes.leaves; ++index)
    trial->edited[index] = makeConstraint(
        trial, stream, stream->leaf[index / 2] + index % 2, stream->leafConstant[index / 2]);
  trial->leaf = copied(stream->leaf, sizes.leaves, sizeof(int32_t));
  trial->churn = copied(stream->churn, sizes.churned, sizeof(int32_t));
  return trial;
}

static void addEdit(Trial *trial, int32_t variable, double value) {
  am_addedit(trial->solver, trial->variables[variable], trial->edits.weight);
  am_suggest(trial->solver, trial->variables[variable], value);
}

static void addEdits(Trial *trial) {
  addEdit(trial, trial->edits.widthVariable, trial->edits.width);
  addEdit(trial, trial->edits.heightVariable, trial->edits.height);
}

static bool build(void *pointer) {
  Trial *trial = pointer;
  bool succeeded = true;
  if (!trial->edits.last) addEdits(trial);
  for (int32_t index = 0; index < trial->sizes.constraints; ++index)
    succeeded &= am_add(trial->constraints[index]) == AM_OK;
  if (trial->edits.last) addEdits(trial);
  am_updatevars(trial->solver);
  return succeeded;
}

static bool resize(void *pointer, double width) {
  Trial *trial = pointer;
  am_suggest(trial->solver, trial->variables[trial->edits.widthVariable], width);
  am_updatevars(trial->solver);
  return true;
}

static bool leaf(void *pointer, int32_t index) {
  Trial *trial = pointer;
  bool succeeded = true;
  for (int32_t side = 0; side < 2; ++side)
    am_remove(trial->constraints[trial->leaf[index] + side]);
  for (int32_t side = 0; side < 2; ++side)
    succeeded &= am_add(trial->edited[2 * index + side]) == AM_OK;
  am_updatevars(trial->solver);
  return succeeded;
}

static bool churn(void *pointer) {
  Trial *trial = pointer;
  bool succeeded = true;
  for (int32_t index = 0; index < trial->sizes.churned; ++index)
    am_remove(trial->constraints[trial->churn[index]]);
  am_updatevars(trial->solver);
  for (int32_t index = 0; index < trial->sizes.churned; ++index)
    succeeded &= am_add(trial->constraints[trial->churn[index]]) == AM_OK;
  am_updatevars(trial->solver);
  return succeeded;
}

static double value(void *pointer, int32_t variable) {
  return ((Trial *)pointer)->values[variable];
}

static void destroy(void *pointer) {
  Trial *trial = pointer;
  am_delsolver(trial->solver);
  free(trial->values);
  free(trial->variables);
  free(trial->constraints);
  free(trial->edited);
  free(trial->leaf);
  free(trial->churn);
  free(trial);
}

static const RivalSolver amoebaSolver = {"amoeba", prepare, build, resize, leaf, churn, NULL, NULL,
                                         value, destroy};

const RivalSolver *rivalAmoeba(void) { return &amoebaSolver; }
#else
const RivalSolver *rivalAmoeba(void) { return NULL; }
#endif
