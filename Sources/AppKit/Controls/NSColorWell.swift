/// A field of colour.
///
/// - SeeAlso: Apple, "NSColorWell".
@preconcurrency @MainActor open class NSColorWell: NSControl {
  package override var controlStyle: ControlStyle { .colorWell }
}
