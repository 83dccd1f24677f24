// What `import UIKit` brings along on Apple's systems.
@_exported public import Accessibility
@_exported public import CollectionLayouts
@_exported public import CoreText
@_exported public import Drawing
@_exported public import Foundation
@_exported public import FoundationShims
@_exported public import ImageFilters
@_exported public import ImageIO
@_exported public import LayoutTree
@_exported public import PDFPictures
@_exported public import QuartzCore
@_exported public import ViewDrawing
@_exported public import ViewPreviews

@_exported public import class NibBuilding.DataAsset
