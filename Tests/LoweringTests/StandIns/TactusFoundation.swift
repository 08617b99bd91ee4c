// swift-format-ignore-file
// The part of TactusFoundation that the cases of errors need, in addition to its folder Errors.
@_exported import Foundation
