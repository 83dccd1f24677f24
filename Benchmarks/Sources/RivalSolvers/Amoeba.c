#include "RivalSolvers.h"

#include <stddef.h>

const RivalSolver *rivalAmoeba(void) { return NULL; }
