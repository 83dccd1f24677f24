// What `import QuartzCore` brings along on Apple's systems: Core Graphics and Foundation.
@_exported public import Drawing
@_exported public import Foundation
@_exported public import FoundationShims
@_exported public import PDFPictures
