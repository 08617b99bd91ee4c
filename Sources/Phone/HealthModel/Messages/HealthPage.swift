import TactusTextFormatting

/// A page of samples and deletions in a response.
public struct HealthPage: Sendable, Equatable {
  /// The samples.
  public var samples: [HealthSample] = []
  /// The deletions after an anchor: the identifiers, and the identifiers by which newer samples
  /// have replaced them.
  public var deletions: [HealthDeletion] = []
  /// The last row that the page covers.
  public var anchor = 0
  /// The place of the last sample, for the request for the next page.
  public var place: HealthPlace?
  /// Whether there are more.
  public var isPartial = false

  /// Creates an empty page.
  public init() {}

  /// The maximum number of bytes of a page's samples.
  ///
  /// - Source: ours: well below the limit of a service's payload. Confidence: guess.
  static let maximumBytes = 700_000

  /// The maximum number of samples and deletions in a message.
  ///
  /// - Source: ours. Confidence: guess.
  static let maximumCount = 4096

  /// The page as a JSON object.
  public var json: String {
    let gone = deletions.map { deletion in
      let sync = deletion.syncIdentifier.map { ",\"sync\":\(JSONOutput.quoted($0))" } ?? ""
      return "{\"u\":\"\(deletion.uuid.text)\",\"row\":\(deletion.row)\(sync)}"
    }
    let place = place.map { ",\"place\":\($0.json)" } ?? ""
    return "{\"samples\":[\(samples.map(\.json).joined(separator: ","))],"
      + "\"deleted\":[\(gone.joined(separator: ","))],\"anchor\":\(anchor),\"more\":\(isPartial)\(place)}"
  }

  /// Decodes a page; `nil` for an invalid text.
  public init?(json: String) {
    guard let fields = HealthFields(json), let list = fields["samples"],
      let anchor = fields.integer("anchor")
    else { return nil }
    for element in list.elements {
      guard let sample = HealthSample(element) else { return nil }
      samples.append(sample)
    }
    if let list = fields["deleted"]?.elements {
      for element in list {
        let members = HealthFields(element)
        guard let uuid = members.text("u").flatMap(HealthUUID.init),
          let row = members.integer("row")
        else { return nil }
        deletions.append(
          HealthDeletion(
            row: row, uuid: uuid, type: "", bundle: "", syncIdentifier: members.text("sync")))
      }
    }
    self.anchor = anchor
    place = fields["place"].flatMap(HealthPlace.init)
    isPartial = fields.flag("more")
  }
}
