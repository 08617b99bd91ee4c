internal import TactusVCards

/// Contacts as vCards (Contacts.VC1).
///
/// - Thread: any.
open class CNContactVCardSerialization: NSObject {
  /// Returns the descriptor of the properties that `data(with:)` reads.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    ContactKeys(VCardWriting.keys)
  }

  /// Returns contacts as vCards of version 3.0; a property that was not fetched traps.
  open class func data(with contacts: [CNContact]) throws -> Data {
    Data(contacts.map { VCardWriting.card($0).text }.joined().utf8)
  }

  /// Returns the contacts in vCards of the versions 2.1 to 4.0.
  ///
  /// - Throws: `CNError.vCardMalformed`.
  open class func contacts(with data: Data) throws -> [CNContact] {
    do throws(VCardError) {
      return try VCardReader.cards(Array(data)).map { CNContact(VCardReading.contact($0), nil) }
    } catch {
      throw CNError(.vCardMalformed, "The data are no vCards.")
    }
  }
}
