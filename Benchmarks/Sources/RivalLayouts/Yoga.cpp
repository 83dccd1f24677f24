#include "RivalLayouts.h"

#if __has_include(<yoga/Yoga.h>)
#include <yoga/Yoga.h>
#include <cmath>
#include <string>
#include <vector>

// One translation unit from the folder that the user named; nothing of it is in this repository.
#include <yoga/Utils.cpp>
#include <yoga/YGConfig.cpp>
#include <yoga/YGEnums.cpp>
#include <yoga/YGLayout.cpp>
#include <yoga/YGNode.cpp>
#include <yoga/YGNodePrint.cpp>
#include <yoga/YGStyle.cpp>
#include <yoga/YGValue.cpp>
#include <yoga/Yoga.cpp>
#include <yoga/event/event.cpp>
#include <yoga/internal/experiments.cpp>
#include <yoga/log.cpp>

struct FlexboxTree {
  YGNodeRef root;
  std::vector<YGNodeRef> nodes;
  /// Where a leaf comes and goes, and at which index.
  YGNodeRef middle = nullptr;
  uint32_t place = 0;
};

namespace {

struct Builder {
  FlexboxTree *tree;
  int size;

  YGNodeRef make(YGNodeRef parent) {
    YGNodeRef node = YGNodeNew();
    if (parent) YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
    tree->nodes.push_back(node);
    return node;
  }

  /// A length that may shrink but not grow: what text wants.
  void natural(YGNodeRef node, int width, int height) {
    if (width >= 0) YGNodeStyleSetFlexBasis(node, (float)width);
    YGNodeStyleSetFlexShrink(node, 1);
    if (height >= 0) YGNodeStyleSetHeight(node, (float)height);
  }

  void chain() {
    YGNodeStyleSetPadding(tree->root, YGEdgeAll, 16);
    for (int i = 1; i <= size; ++i) {
      YGNodeRef node = make(tree->root);
      if (i > 1) YGNodeStyleSetMargin(node, YGEdgeTop, 8);
      YGNodeStyleSetHeight(node, i % 2 == 0 ? 44 : 20 + i % 7);
    }
  }

  /// Rows of nine leaves beside each other, each with an edge above, below and at its left.
  void rows() {
    for (int i = 0; i < size; ++i) {
      YGNodeRef row = make(tree->root);
      YGNodeStyleSetFlexDirection(row, YGFlexDirectionRow);
      YGNodeStyleSetAlignItems(row, YGAlignFlexStart);
      YGNodeStyleSetMinHeight(row, 44);
      for (int part = 0; part < 9; ++part) {
        YGNodeRef leaf = make(row);
        YGNodeStyleSetMargin(leaf, YGEdgeLeft, 4);
        YGNodeStyleSetMargin(leaf, YGEdgeTop, 8);
        YGNodeStyleSetMargin(leaf, YGEdgeBottom, 8);
        YGNodeStyleSetWidth(leaf, (float)(part % 2 == 0 ? 24 : 20 + part));
        YGNodeStyleSetHeight(leaf, 20);
      }
      if (i == size / 2) tree->middle = row;
    }
  }

  /// A column of rows of five columns of four leaves.
  void stacks() {
    YGNodeRef column = make(tree->root);
    for (int i = 0; i < size; ++i) {
      YGNodeRef row = make(column);
      YGNodeStyleSetFlexDirection(row, YGFlexDirectionRow);
      if (i > 0) YGNodeStyleSetMargin(row, YGEdgeTop, 8);
      for (int inner = 0; inner < 5; ++inner) {
        YGNodeRef cell = make(row);
        if (inner > 0) YGNodeStyleSetMargin(cell, YGEdgeLeft, 4);
        if (inner == 4) YGNodeStyleSetFlexGrow(cell, 1);
        for (int part = 0; part < 4; ++part) {
          YGNodeRef leaf = make(cell);
          if (part > 0) YGNodeStyleSetMargin(leaf, YGEdgeTop, 2);
          YGNodeStyleSetMinWidth(leaf, (float)(20 + part));
          YGNodeStyleSetHeight(leaf, 20);
        }
        if (i == size / 2 && inner == 2) {
          tree->middle = cell;
          tree->place = 2;
        }
      }
    }
  }

  void nested() {
    YGNodeRef outer = tree->root;
    for (int i = 1; i <= size; ++i) {
      YGNodeStyleSetPadding(outer, YGEdgeAll, 1);
      outer = make(outer);
      YGNodeStyleSetFlexGrow(outer, 1);
    }
  }

  void grid() {
    int rows = (int)std::sqrt((double)size), made = 0;
    YGNodeStyleSetPadding(tree->root, YGEdgeAll, 4);
    for (int row = 0; row < rows; ++row) {
      int columns = (size - made) / (rows - row);
      made += columns;
      YGNodeRef line = make(tree->root);
      YGNodeStyleSetFlexDirection(line, YGFlexDirectionRow);
      YGNodeStyleSetFlexGrow(line, 1);
      YGNodeStyleSetFlexBasis(line, 0);
      for (int column = 0; column < columns; ++column) {
        YGNodeRef node = make(line);
        YGNodeStyleSetMargin(node, YGEdgeAll, 4);
        YGNodeStyleSetFlexGrow(node, 1);
        YGNodeStyleSetFlexBasis(node, 0);
      }
    }
  }

  void cells() {
    int count = size / 8 < 1 ? 1 : size / 8;
    for (int k = 0; k < count; ++k) cell(k);
  }

  void cell(int k) {
    YGNodeRef cell = make(tree->root);
    YGNodeStyleSetHeight(cell, 88);
    YGNodeStyleSetFlexDirection(cell, YGFlexDirectionRow);
    YGNodeStyleSetPadding(cell, YGEdgeHorizontal, 16);
    YGNodeRef ground = make(cell);
    YGNodeStyleSetPositionType(ground, YGPositionTypeAbsolute);
    for (YGEdge edge : {YGEdgeLeft, YGEdgeTop, YGEdgeRight, YGEdgeBottom})
      YGNodeStyleSetPosition(ground, edge, 0);
    YGNodeRef image = make(cell);
    YGNodeStyleSetWidth(image, 40);
    YGNodeStyleSetHeight(image, 40);
    YGNodeStyleSetAlignSelf(image, YGAlignCenter);
    YGNodeRef column = make(cell);
    YGNodeStyleSetFlexGrow(column, 1);
    YGNodeStyleSetFlexShrink(column, 1);
    YGNodeStyleSetMargin(column, YGEdgeLeft, 12);
    YGNodeStyleSetMargin(column, YGEdgeTop, 12);
    YGNodeRef top = make(column), bottom = make(column);
    for (YGNodeRef line : {top, bottom}) {
      YGNodeStyleSetFlexDirection(line, YGFlexDirectionRow);
      YGNodeStyleSetJustifyContent(line, YGJustifySpaceBetween);
    }
    YGNodeStyleSetMargin(bottom, YGEdgeTop, 4);
    natural(make(top), 80 + (53 * k) % 220, 20);
    YGNodeRef time = make(top);
    YGNodeStyleSetWidth(time, (float)(30 + (17 * k) % 40));
    YGNodeStyleSetHeight(time, 15);
    YGNodeStyleSetMargin(time, YGEdgeLeft, 8);
    YGNodeStyleSetMargin(time, YGEdgeTop, 4);
    natural(make(bottom), 100 + (71 * k) % 260, 17);
    YGNodeRef button = make(bottom);
    int width = 40 + (13 * k) % 50;
    YGNodeStyleSetWidth(button, (float)(width < 44 ? 44 : width));
    YGNodeStyleSetHeight(button, 30);
    YGNodeStyleSetMargin(button, YGEdgeHorizontal, 8);
    YGNodeRef badge = make(bottom);
    YGNodeStyleSetWidth(badge, 24);
    YGNodeStyleSetHeight(badge, 24);
    YGNodeRef line = make(cell);
    YGNodeStyleSetPositionType(line, YGPositionTypeAbsolute);
    YGNodeStyleSetPosition(line, YGEdgeLeft, 68);
    YGNodeStyleSetPosition(line, YGEdgeRight, 0);
    YGNodeStyleSetPosition(line, YGEdgeBottom, 0);
    YGNodeStyleSetHeight(line, 1);
  }

  /// Flexbox has no shared column edge, so the labels' width is given.
  void form() {
    YGNodeStyleSetPadding(tree->root, YGEdgeAll, 16);
    for (int i = 0; i < size / 2; ++i) {
      YGNodeRef row = make(tree->root);
      YGNodeStyleSetFlexDirection(row, YGFlexDirectionRow);
      if (i > 0) YGNodeStyleSetMargin(row, YGEdgeTop, 10);
      YGNodeRef label = make(row);
      YGNodeStyleSetWidth(label, 129);
      YGNodeStyleSetHeight(label, 17);
      YGNodeStyleSetMargin(label, YGEdgeTop, 7);
      YGNodeRef field = make(row);
      YGNodeStyleSetMargin(field, YGEdgeLeft, 8);
      YGNodeStyleSetHeight(field, 30);
      YGNodeStyleSetMinWidth(field, 100);
      YGNodeStyleSetFlexGrow(field, 1);
      YGNodeStyleSetFlexBasis(field, 0);
    }
  }
};

}  // namespace

bool flexboxIsPresent(void) { return true; }

FlexboxTree *flexboxMake(const char *workload, int32_t size) {
  FlexboxTree *tree = new FlexboxTree();
  Builder builder{tree, size};
  tree->root = builder.make(nullptr);
  std::string name = workload;
  if (name == "chain") builder.chain();
  else if (name == "nested") builder.nested();
  else if (name == "cells") builder.cells();
  else if (name == "grid") builder.grid();
  else if (name == "form") builder.form();
  else if (name == "rows") builder.rows();
  else if (name == "stacks") builder.stacks();
  else {
    flexboxFree(tree);
    return nullptr;
  }
  return tree;
}

int32_t flexboxCount(const FlexboxTree *tree) { return (int32_t)tree->nodes.size(); }

double flexboxLayOut(FlexboxTree *tree, float width, float height) {
  YGNodeCalculateLayout(tree->root, width, height, YGDirectionLTR);
  double sum = 0;
  for (YGNodeRef node : tree->nodes)
    sum += YGNodeLayoutGetLeft(node) + YGNodeLayoutGetTop(node) + YGNodeLayoutGetWidth(node)
        + YGNodeLayoutGetHeight(node);
  return sum;
}

void flexboxInsert(FlexboxTree *tree) {
  YGNodeRef leaf = YGNodeNew();
  YGNodeStyleSetWidth(leaf, 40);
  YGNodeStyleSetHeight(leaf, 12);
  YGNodeInsertChild(tree->middle, leaf, tree->place);
}

void flexboxTakeOut(FlexboxTree *tree) {
  YGNodeRef leaf = YGNodeGetChild(tree->middle, tree->place);
  YGNodeRemoveChild(tree->middle, leaf);
  YGNodeFree(leaf);
}

void flexboxFree(FlexboxTree *tree) {
  YGNodeFreeRecursive(tree->root);
  delete tree;
}

#else

bool flexboxIsPresent(void) { return false; }
FlexboxTree *flexboxMake(const char *, int32_t) { return nullptr; }
int32_t flexboxCount(const FlexboxTree *) { return 0; }
double flexboxLayOut(FlexboxTree *, float, float) { return 0; }
void flexboxInsert(FlexboxTree *) {}
void flexboxTakeOut(FlexboxTree *) {}
void flexboxFree(FlexboxTree *) {}

#endif
