/// The identifier of a type of rooms for conferences.
public typealias EKVirtualConferenceRoomTypeIdentifier = String
