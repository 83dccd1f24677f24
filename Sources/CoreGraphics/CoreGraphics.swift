// Apple's name of what Drawing and PDFPictures are, for code that imports it.
@_exported public import Drawing
@_exported public import Foundation
@_exported public import PDFPictures
