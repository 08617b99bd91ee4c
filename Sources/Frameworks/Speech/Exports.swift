// As on an iPhone, importing Speech gives AVFoundation's buffers and Foundation's names.
@_exported import AVFAudio
@_exported import CoreMedia
@_exported import TactusFoundation
