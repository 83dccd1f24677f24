@_exported public import Drawing
@_exported public import Foundation
@_exported public import FoundationShims
