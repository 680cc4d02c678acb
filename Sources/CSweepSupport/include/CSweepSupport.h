#include "CrashNote.h"
#include "DetachedThread.h"
#include "JobCapture.h"
#include "TaskIdentity.h"
