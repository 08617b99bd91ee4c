/// An ISO 15693 tag; the phone reads no tags, so that only an app's tests have one.
public protocol NFCISO15693Tag: NFCNDEFTag {
  /// The identifier of the tag.
  var identifier: Data { get }
  /// The manufacturer code.
  var icManufacturerCode: Int { get }
  /// The serial number.
  var icSerialNumber: Data { get }

  /// Puts the tag into the quiet state.
  func stayQuiet(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Reads a block.
  func readSingleBlock(
    requestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8,
    completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void)
  /// Writes a block.
  func writeSingleBlock(
    requestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8, dataBlock: Data,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Locks a block.
  func lockBlock(
    requestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Reads several blocks.
  func readMultipleBlocks(
    requestFlags flags: NFCISO15693RequestFlag, blockRange: NSRange,
    completionHandler: @escaping @Sendable ([Data], (any Error)?) -> Void)
  /// Writes several blocks.
  func writeMultipleBlocks(
    requestFlags flags: NFCISO15693RequestFlag, blockRange: NSRange, dataBlocks: [Data],
    completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Selects the tag.
  func select(
    requestFlags flags: NFCISO15693RequestFlag,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Requests the system information.
  func getSystemInfo(
    requestFlags flags: NFCISO15693RequestFlag,
    completionHandler: @escaping @Sendable (Int, Int, Int, Int, Int, (any Error)?) -> Void)
  /// Sends a manufacturer's command.
  func customCommand(
    requestFlags flags: NFCISO15693RequestFlag, customCommandCode: Int,
    customRequestParameters: Data,
    completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void)
}

extension NFCISO15693Tag {
  /// Reads a block, and returns it.
  public func readSingleBlock(
    requestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8
  ) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      readSingleBlock(requestFlags: flags, blockNumber: blockNumber) { data, error in
        continuation.resume(with: error.map(Result.failure) ?? .success(data))
      }
    }
  }

  /// Reads several blocks, and returns them.
  public func readMultipleBlocks(
    requestFlags flags: NFCISO15693RequestFlag, blockRange: NSRange
  ) async throws -> [Data] {
    try await withCheckedThrowingContinuation { continuation in
      readMultipleBlocks(requestFlags: flags, blockRange: blockRange) { blocks, error in
        continuation.resume(with: error.map(Result.failure) ?? .success(blocks))
      }
    }
  }

  /// Sends a manufacturer's command, and returns the response.
  public func customCommand(
    requestFlags flags: NFCISO15693RequestFlag, customCommandCode: Int,
    customRequestParameters: Data
  ) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      customCommand(
        requestFlags: flags, customCommandCode: customCommandCode,
        customRequestParameters: customRequestParameters
      ) { data, error in
        continuation.resume(with: error.map(Result.failure) ?? .success(data))
      }
    }
  }

  /// Puts the tag into the quiet state.
  public func stayQuiet() async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      stayQuiet { error in
        continuation.resume(with: error.map(Result.failure) ?? .success(()))
      }
    }
  }

  /// Writes a block.
  public func writeSingleBlock(
    requestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8, dataBlock: Data
  ) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      writeSingleBlock(requestFlags: flags, blockNumber: blockNumber, dataBlock: dataBlock) {
        error in
        continuation.resume(with: error.map(Result.failure) ?? .success(()))
      }
    }
  }

  /// Locks a block.
  public func lockBlock(requestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8) async throws
  {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      lockBlock(requestFlags: flags, blockNumber: blockNumber) { error in
        continuation.resume(with: error.map(Result.failure) ?? .success(()))
      }
    }
  }

  /// Writes several blocks.
  public func writeMultipleBlocks(
    requestFlags flags: NFCISO15693RequestFlag, blockRange: NSRange, dataBlocks: [Data]
  ) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      writeMultipleBlocks(requestFlags: flags, blockRange: blockRange, dataBlocks: dataBlocks) {
        error in
        continuation.resume(with: error.map(Result.failure) ?? .success(()))
      }
    }
  }

  /// Selects the tag.
  public func select(requestFlags flags: NFCISO15693RequestFlag) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      select(requestFlags: flags) { error in
        continuation.resume(with: error.map(Result.failure) ?? .success(()))
      }
    }
  }

  /// Requests the system information.
  public func systemInfo(requestFlags flags: NFCISO15693RequestFlag) async throws -> (
    Int, Int, Int, Int, Int
  ) {
    try await withCheckedThrowingContinuation { continuation in
      getSystemInfo(requestFlags: flags) { form, family, size, count, kind, error in
        continuation.resume(
          with: error.map(Result.failure) ?? .success((form, family, size, count, kind)))
      }
    }
  }
}
