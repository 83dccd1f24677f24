// Apple's name of AppKit with Foundation, for code that imports it.
@_exported public import AppKit
@_exported public import Foundation
