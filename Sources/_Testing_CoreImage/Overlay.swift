// The compiler looks for a module of this name when one file imports both Testing and CoreImage.
// Apple's toolchain ships it; here it only passes Testing on.
@_exported public import Testing
