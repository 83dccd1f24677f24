/// The changes of rows since the last solve.
struct Changes: ~Copyable {
  /// A constant before its first change.
  struct Edit: BitwiseCopyable {
    var slot: Int32
    var constant: Double
  }
  /// Costs before their first change.
  struct Repricing: BitwiseCopyable {
    var slot: Int32
    var below: Int32
    var above: Int32
    var order: Int32
  }
  /// The value for a free variable.
  struct Stay: BitwiseCopyable {
    var variable: Int32
    var value: Double
    /// Whether other free variables follow it.
    var claims: Bool
  }

  var entered = Buffer<Int32>()
  var removed = Buffer<Int32>()
  var edited = Buffer<Edit>()
  var repriced = Buffer<Repricing>()
  var stays = Buffer<Stay>()
  /// The number of added and removed rows and variables; for many a new basis is cheaper than updating the old
  /// one.
  var structure = 0
  var needsSolve = true

  /// The number of allocated bytes.
  var bytes: Int {
    entered.bytes + removed.bytes + edited.bytes + repriced.bytes + stays.bytes
  }
}
