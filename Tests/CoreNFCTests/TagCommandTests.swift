import CoreNFC
import Testing

/// Step NFC.RS4: tags that an app makes itself, which answer each command.
@Suite struct TagCommandTests {
  private struct Away: Error {}

  private class Tag: NSObject, NFCNDEFTag, @unchecked Sendable {
    class var supportsSecureCoding: Bool { true }
    var isAvailable: Bool { true }

    override init() { super.init() }
    required init?(coder: NSCoder) { super.init() }
    func encode(with coder: NSCoder) {}
    func copy(with zone: NSZone? = nil) -> Any { self }

    func queryNDEFStatus(
      completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void
    ) { completionHandler(.readOnly, 8, nil) }
    func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void) {
      completionHandler(nil, Away())
    }
    func writeNDEF(
      _ ndefMessage: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(Away()) }
    func writeLock(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
      completionHandler(nil)
    }
  }

  private final class Ticket: Tag, NFCFeliCaTag, @unchecked Sendable {
    var currentSystemCode: Data { Data([1]) }
    var currentIDm: Data { Data([2]) }

    func polling(
      systemCode: Data, requestCode: NFCFeliCaPollingRequestCode,
      timeSlot: NFCFeliCaPollingTimeSlot,
      completionHandler: @escaping @Sendable (Data, Data, (any Error)?) -> Void
    ) { completionHandler(systemCode, currentIDm, nil) }
    func requestService(
      nodeCodeList: [Data], completionHandler: @escaping @Sendable ([Data], (any Error)?) -> Void
    ) { completionHandler(nodeCodeList, nil) }
    func requestResponse(completionHandler: @escaping @Sendable (Int, (any Error)?) -> Void) {
      completionHandler(0, Away())
    }
    func readWithoutEncryption(
      serviceCodeList: [Data], blockList: [Data],
      completionHandler: @escaping @Sendable (Int, Int, [Data], (any Error)?) -> Void
    ) { completionHandler(1, 2, blockList, nil) }
    func writeWithoutEncryption(
      serviceCodeList: [Data], blockList: [Data], blockData: [Data],
      completionHandler: @escaping @Sendable (Int, Int, (any Error)?) -> Void
    ) { completionHandler(3, blockData.count, nil) }
    func requestSystemCode(
      completionHandler: @escaping @Sendable ([Data], (any Error)?) -> Void
    ) { completionHandler([currentSystemCode], nil) }
    func sendFeliCaCommand(
      commandPacket: Data, completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void
    ) { completionHandler(commandPacket, nil) }
  }

  private final class Card: Tag, NFCISO15693Tag, @unchecked Sendable {
    var identifier: Data { Data([1]) }
    var icManufacturerCode: Int { 4 }
    var icSerialNumber: Data { Data() }

    func stayQuiet(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
      completionHandler(nil)
    }
    func readSingleBlock(
      requestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8,
      completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void
    ) { completionHandler(Data([blockNumber]), nil) }
    func writeSingleBlock(
      requestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8, dataBlock: Data,
      completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(blockNumber == 0 ? Away() : nil) }
    func lockBlock(
      requestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8,
      completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(nil) }
    func readMultipleBlocks(
      requestFlags flags: NFCISO15693RequestFlag, blockRange: NSRange,
      completionHandler: @escaping @Sendable ([Data], (any Error)?) -> Void
    ) { completionHandler([], nil) }
    func writeMultipleBlocks(
      requestFlags flags: NFCISO15693RequestFlag, blockRange: NSRange, dataBlocks: [Data],
      completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(nil) }
    func select(
      requestFlags flags: NFCISO15693RequestFlag,
      completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(nil) }
    func getSystemInfo(
      requestFlags flags: NFCISO15693RequestFlag,
      completionHandler: @escaping @Sendable (Int, Int, Int, Int, Int, (any Error)?) -> Void
    ) { completionHandler(1, 2, 3, 4, 5, nil) }
    func customCommand(
      requestFlags flags: NFCISO15693RequestFlag, customCommandCode: Int,
      customRequestParameters: Data,
      completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void
    ) { completionHandler(customRequestParameters, nil) }
  }

  @Test("NFC.RS4. Commands of FeliCa are asynchronous, and throw the error of the tag")
  func tickets() async throws {
    let ticket: any NFCFeliCaTag = Ticket()
    let (parameter, answer) = try await ticket.polling(
      systemCode: Data([7]), requestCode: .noRequest, timeSlot: .max1)
    #expect(parameter == Data([7]) && answer == Data([2]))
    #expect(try await ticket.requestService(nodeCodeList: [Data([9])]) == [Data([9])])
    #expect(try await ticket.requestSystemCode() == [Data([1])])
    let flags = try await ticket.writeWithoutEncryption(
      serviceCodeList: [], blockList: [], blockData: [Data(), Data()])
    #expect(flags == (3, 2))
    await #expect(throws: Away.self) { try await ticket.requestResponse() }
  }

  @Test("NFC.RS5. The closure of a command may receive a result")
  func results() throws {
    nonisolated(unsafe) var info: NFCISO15693SystemInfo?
    nonisolated(unsafe) var block: Data?
    let card: any NFCISO15693Tag = Card()
    card.getSystemInfo(requestFlags: []) { info = try? $0.get() }
    card.readSingleBlock(requestFlags: [], blockNumber: 6) { result in block = try? result.get() }
    #expect(info?.uniqueIdentifier == Data([1]) && info?.blockSize == 3)
    #expect(info?.dataStorageFormatIdentifier == 1 && info?.icReference == 5)
    #expect(block == Data([6]))
    let ticket: any NFCFeliCaTag = Ticket()
    nonisolated(unsafe) var flags: NFCFeliCaStatusFlag?
    nonisolated(unsafe) var failure: (any Error)?
    nonisolated(unsafe) var polled: NFCFeliCaPollingResponse?
    ticket.writeWithoutEncryption(serviceCodeList: [], blockList: [], blockData: [Data()]) {
      flags = try? $0.get()
    }
    ticket.requestResponse { result in
      if case .failure(let error) = result { failure = error }
    }
    ticket.polling(systemCode: Data([7]), requestCode: .noRequest, timeSlot: .max1) {
      polled = try? $0.get()
    }
    #expect(flags?.statusFlag1 == 3 && flags?.statusFlag2 == 1 && failure is Away)
    #expect(polled?.manufactureParameter == Data([7]) && polled?.requestData == Data([2]))
  }

  @Test("NFC.RS4. Commands of ISO 15693 are asynchronous, and throw the error of the tag")
  func cards() async throws {
    let card: any NFCISO15693Tag = Card()
    try await card.stayQuiet()
    try await card.select(requestFlags: [])
    try await card.lockBlock(requestFlags: [], blockNumber: 1)
    try await card.writeMultipleBlocks(
      requestFlags: [], blockRange: NSRange(location: 0, length: 1), dataBlocks: [Data()])
    #expect(try await card.systemInfo(requestFlags: []) == (1, 2, 3, 4, 5))
    try await card.writeSingleBlock(requestFlags: [], blockNumber: 1, dataBlock: Data())
    await #expect(throws: Away.self) {
      try await card.writeSingleBlock(requestFlags: [], blockNumber: 0, dataBlock: Data())
    }
  }
}
