/// The first word of an object that Foundation's attributed strings and collections compare.
///
/// Core Foundation on Linux reads the word after an object's header as the type number of one of its classes
/// before it checks whether the object is one of Swift's, and ends the program where the number is 0. A class
/// whose objects become values of attributes has this as its first stored property.
///
/// Source: the machine code of `CFEqual` in the toolchain's Foundation, 6.3.1: bits 8 to 17 of that word are
/// the number.
package struct FoundationHeader: Sendable {
  private let bits: UInt64 = 1 << 8

  /// Creates a type number whose class differs from all classes of this library.
  package init() {}
}
