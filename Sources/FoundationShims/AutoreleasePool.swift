/// Runs a body and returns what it returns.
///
/// Without Objective-C nothing is released later, so there is no pool; code that asks for one works.
///
/// - SeeAlso: Apple, "autoreleasepool(invoking:)".
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
