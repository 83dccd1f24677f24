/// Runs main-actor code from an override that Foundation declares without isolation.
///
/// `MainActor.assumeIsolated` would end the program on any other thread; a description that a logger reads
/// there should not. Views are not safe to use from several threads concurrently, here as on Apple's systems,
/// and this does not change that.
package func assumingMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}
