/// A field of colour.
///
/// It has no natural size.
///
/// - SeeAlso: Apple, "NSColorWell"; rules measured on macOS frames, 6.2.
@preconcurrency @MainActor open class NSColorWell: NSControl {
  package override var controlStyle: ControlStyle { .colorWell }
}
