// Transforms, vectors and functions of rectangles are part of Core Graphics.
@_exported public import LayoutGeometry
