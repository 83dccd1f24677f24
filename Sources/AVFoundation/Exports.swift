@_exported public import CoreMedia
@_exported public import CoreVideo
@_exported public import Drawing
@_exported public import Foundation
@_exported public import LayoutGeometry
@_exported public import QuartzCore
