// Apple's name of layers, for code that imports it; they belong to UIKit's views here.
@_exported public import CoreGraphics
@_exported public import UIKit
