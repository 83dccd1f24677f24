// Apple's name of what Drawing is, for code that imports it.
@_exported public import Drawing
@_exported public import Foundation
