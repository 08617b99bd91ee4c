// As on an iPhone, importing os gives Dispatch's names.
@_exported import Dispatch
