extension Record {
  /// Values and an end.
  public struct Recording {
    /// What a recording is of.
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output] = []
    /// The end; `finished` until another is recorded.
    public private(set) var completion: Subscribers.Completion<Failure> = .finished
    private var isOver = false

    /// Makes an empty one that is still open.
    public init() {}

    /// Makes one that is over.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion, isOver) = (output, completion, true)
    }

    /// Records a value; ends the program if the end was recorded.
    public mutating func receive(_ input: Output) {
      precondition(!isOver, "a value was recorded after the end")
      output.append(input)
    }

    /// Records the end; ends the program if one was recorded before.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isOver, "an end was recorded after the end")
      (self.completion, isOver) = (completion, true)
    }
  }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: String, CodingKey {
    case output, completion
  }

  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(
        Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  /// Writes values and end.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}
