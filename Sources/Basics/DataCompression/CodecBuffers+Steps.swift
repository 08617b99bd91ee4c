extension CodecBuffers {
  /// Repeats a step of a library until one of the buffers is used up, or the stream ends.
  ///
  /// - Parameters:
  ///   - isLast: Whether no input follows.
  ///   - longestPiece: The most bytes of a step.
  ///   - step: Converts the given buffers, and receives whether no input follows these. Returns its
  ///     status, and the numbers of bytes left in both.
  mutating func repeatStep(
    isLast: Bool, longestPiece: Int = .max,
    _ step: (_ piece: CodecBuffers, _ isLast: Bool) -> (CodecStatus, input: Int, output: Int)
  ) -> CodecStatus {
    while true {
      let piece = CodecBuffers(
        input: input, inputCount: min(inputCount, longestPiece), output: output,
        outputCount: min(outputCount, longestPiece))
      let (status, inputLeft, outputLeft) = step(piece, isLast && piece.inputCount == inputCount)
      let (read, written) = (piece.inputCount - inputLeft, piece.outputCount - outputLeft)
      skipInput(read)
      skipOutput(written)
      guard status == .unfinished else { return status }
      let mayGoOn = outputCount > 0 && (inputCount > 0 || isLast)
      if !mayGoOn || read == 0 && written == 0 { return .unfinished }
    }
  }
}
