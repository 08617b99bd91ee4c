// As on an iPhone, importing UserNotifications gives Foundation's names.
@_exported import TactusFoundation
