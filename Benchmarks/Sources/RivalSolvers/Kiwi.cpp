#include "RivalSolvers.h"

#if __has_include(<kiwi/kiwi.h>)
#include <kiwi/kiwi.h>

#include <chrono>
#include <memory>
#include <vector>

namespace {

/// Variables and constraints are objects of their own and made ahead; the solver is made by `build`.
struct Trial {
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  std::vector<kiwi::Constraint> edited;
  std::vector<int32_t> leaf, churn;
  RivalEdits edits;
  std::unique_ptr<kiwi::Solver> solver;
};

kiwi::Constraint makeConstraint(
    const Trial &trial, const RivalStream &stream, int32_t index, double constant) {
  std::vector<kiwi::Term> terms;
  for (int32_t term = stream.start[index]; term < stream.start[index + 1]; ++term)
    terms.emplace_back(trial.variables[stream.variable[term]], stream.coefficient[term]);
  int8_t relation = stream.relation[index];
  double weight = stream.weight[index];
  return kiwi::Constraint(
      kiwi::Expression(std::move(terms), constant),
      relation < 0 ? kiwi::OP_LE : relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ,
      weight < 0 ? kiwi::strength::required : weight);
}

void *prepare(const RivalStream *stream) {
  auto trial = new Trial;
  trial->variables.resize(stream->sizes.variables);
  for (int32_t index = 0; index < stream->sizes.constraints; ++index)
    trial->constraints.push_back(
        makeConstraint(*trial, *stream, index, stream->constant[index]));
  for (int32_t index = 0; index < stream->sizes.leaves; ++index) {
    trial->leaf.push_back(stream->leaf[index]);
    for (int32_t side = 0; side < 2; ++side)
      trial->edited.push_back(makeConstraint(
          *trial, *stream, stream->leaf[index] + side, stream->leafConstant[index]));
  }
  trial->churn.assign(stream->churn, stream->churn + stream->sizes.churned);
  trial->edits = stream->edits;
  return trial;
}

/// Runs a step; nothing is thrown into the caller, which is not C++.
template <typename Body> bool attempt(void *pointer, Body body) {
  try {
    body(*static_cast<Trial *>(pointer));
    return true;
  } catch (...) {
    return false;
  }
}

void addEdit(Trial &trial, int32_t index, double value) {
  const auto &variable = trial.variables[index];
  trial.solver->addEditVariable(variable, trial.edits.weight);
  trial.solver->suggestValue(variable, value);
}

void addEdits(Trial &trial) {
  addEdit(trial, trial.edits.widthVariable, trial.edits.width);
  addEdit(trial, trial.edits.heightVariable, trial.edits.height);
}

bool build(void *pointer) {
  return attempt(pointer, [](Trial &trial) {
    trial.solver = std::make_unique<kiwi::Solver>();
    if (!trial.edits.last) addEdits(trial);
    for (const auto &constraint : trial.constraints) trial.solver->addConstraint(constraint);
    if (trial.edits.last) addEdits(trial);
    trial.solver->updateVariables();
  });
}

bool resize(void *pointer, double width) {
  return attempt(pointer, [width](Trial &trial) {
    trial.solver->suggestValue(trial.variables[trial.edits.widthVariable], width);
    trial.solver->updateVariables();
  });
}

bool leaf(void *pointer, int32_t index) {
  return attempt(pointer, [index](Trial &trial) {
    for (int32_t side = 0; side < 2; ++side)
      trial.solver->removeConstraint(trial.constraints[trial.leaf[index] + side]);
    for (int32_t side = 0; side < 2; ++side)
      trial.solver->addConstraint(trial.edited[2 * index + side]);
    trial.solver->updateVariables();
  });
}

bool churn(void *pointer) {
  return attempt(pointer, [](Trial &trial) {
    for (int32_t index : trial.churn) trial.solver->removeConstraint(trial.constraints[index]);
    trial.solver->updateVariables();
    for (int32_t index : trial.churn) trial.solver->addConstraint(trial.constraints[index]);
    trial.solver->updateVariables();
  });
}

void begin(void *pointer) {
  static_cast<Trial *>(pointer)->solver = std::make_unique<kiwi::Solver>();
}

RivalOutcome exchange(
    void *pointer, const int32_t *removed, int32_t removedCount, const int32_t *added,
    int32_t addedCount, double seconds) {
  auto started = std::chrono::steady_clock::now();
  auto isLate = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count() > seconds;
  };
  auto outcome = RivalOutcomeDone;
  bool isDone = attempt(pointer, [&](Trial &trial) {
    for (int32_t index = 0; index < removedCount; ++index) {
      if (isLate()) outcome = RivalOutcomeLate;
      if (outcome == RivalOutcomeLate) return;
      trial.solver->removeConstraint(trial.constraints[removed[index]]);
    }
    for (int32_t index = 0; index < addedCount; ++index) {
      if (isLate()) outcome = RivalOutcomeLate;
      if (outcome == RivalOutcomeLate) return;
      trial.solver->addConstraint(trial.constraints[added[index]]);
    }
    trial.solver->updateVariables();
  });
  return isDone ? outcome : RivalOutcomeRefused;
}

double value(void *pointer, int32_t variable) {
  return static_cast<Trial *>(pointer)->variables[variable].value();
}

void destroy(void *pointer) { delete static_cast<Trial *>(pointer); }

const RivalSolver kiwiSolver = {
    "kiwi", prepare, build, resize, leaf, churn, begin, exchange, value, destroy};

}  // namespace

const RivalSolver *rivalKiwi(void) { return &kiwiSolver; }
#else
const RivalSolver *rivalKiwi(void) { return nullptr; }
#endif
