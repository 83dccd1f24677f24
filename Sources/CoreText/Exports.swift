@_exported public import Drawing
@_exported public import Foundation
@_exported public import FoundationShims

@_exported public import class ViewDrawing.CTFont
@_exported public import class ViewDrawing.NSMutableParagraphStyle
@_exported public import class ViewDrawing.NSParagraphStyle
